const sign = '*'

/**
 * Keeps so many leading and trailing characters and masks each of the others (B57). At least one character is always
 * masked, so that a short text keeps fewer trailing characters and, if that is not enough, fewer leading ones.
 */
export function maskText(text: string, leading: number, trailing: number): string {
  const characters = [...text]
  const mostShown = Math.max(0, characters.length - 1)
  const visibleLength = Math.min(mostShown, maskedPlaces(leading))
  const end = Math.min(mostShown - visibleLength, maskedPlaces(trailing))
  return characters
    .map((character, index) => (index < visibleLength || index >= characters.length - end ? character : sign))
    .join('')
}

/** A mainland phone number, masked: 138****8000. */
export function maskPhone(phone: string): string {
  return maskText(phone, 3, 4)
}

function maskedPlaces(count: number): number {
  return count > 0 ? Math.floor(Math.min(count, Number.MAX_SAFE_INTEGER)) : 0
}
