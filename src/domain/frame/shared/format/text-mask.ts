const sign = '*'

/**
 * Keeps so many leading and trailing characters and masks each of the others (B57). Something is always masked: in a
 * text that is too short, the trailing characters go first.
 */
export function maskText(text: string, leading: number, trailing: number): string {
  const characters = [...text]
  const most = Math.max(0, characters.length - 1)
  const kept = Math.min(most, places(leading))
  const end = Math.min(most - kept, places(trailing))
  return characters
    .map((character, index) => (index < kept || index >= characters.length - end ? character : sign))
    .join('')
}

/** A mainland phone number, masked: 138****8000. */
export function maskPhone(phone: string): string {
  return maskText(phone, 3, 4)
}

function places(count: number): number {
  return count > 0 ? Math.floor(Math.min(count, Number.MAX_SAFE_INTEGER)) : 0
}
