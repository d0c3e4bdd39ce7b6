/** The address if it leads to a web page; any other scheme (`javascript:`, `data:`) could execute or load something. */
export function webUrl(url: string | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}
