/** A list as the one value of an array parameter (`any($1::uuid[])`): the statement is the same for any number of them. */
export function arrayValue(list: readonly (string | number)[]): string {
  return `{${list.join(',')}}`;
}
