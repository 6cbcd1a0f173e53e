const LENGTHS = [8, 12, 13, 14];

/**
 * Whether a text is a Global Trade Item Number, the number below the bars on a label: 8, 12, 13 or
 * 14 digits, of which the last one is the check digit of GS1.
 */
export function isGtin(text: string): boolean {
  if (!/^\d+$/u.test(text) || !LENGTHS.includes(text.length)) return false;
  const sum = [...text]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
