/** Returns the text, cut to at most `longest` characters with an ellipsis as the last one. */
export const shortened = (text: string, longest: number) => {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const kept = characters.slice(0, longest - 1).join('');
  return `${kept.trimEnd()}…`;
};
