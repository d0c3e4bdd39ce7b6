/** 'Naam <adres>', or just an address, as its two parts. */
export function senderOf(text: string): { name: string; address: string } {
  const parts = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text)
  return parts ? { name: parts[1]!, address: parts[2]! } : { name: '', address: text.trim() }
}
