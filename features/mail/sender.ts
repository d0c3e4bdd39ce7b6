/** 'Naam <adres>', or just an address, as its two parts. */
export function senderOf(text: string): { name: string; address: string } {
  const open = text.lastIndexOf('<')
  const address = text.slice(open + 1).trim()
  if (open < 0 || !address.endsWith('>')) return { name: '', address: text.trim() }
  return { name: text.slice(0, open).replaceAll('"', '').trim(), address: address.slice(0, -1).trim() }
}
