/** Whether two tags mean one language; letters of any case are the same. */
export function sameLanguage(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
