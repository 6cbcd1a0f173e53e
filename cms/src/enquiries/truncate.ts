/** Cuts a text that has more than `longest` characters, and ends it with an ellipsis. */
export const shortened = (text: string, longest: number) => {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const kept = characters.slice(0, longest - 1).join('');
  return `${kept.trimEnd()}…`;
};
