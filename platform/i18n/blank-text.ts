export function isBlankText(text: string): boolean {
  return !/[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text);
}
