/** The address where it leads to a page of the web; any other (`javascript:`, `data:`) would be run or loaded by someone. */
export function webUrl(url: string | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}
