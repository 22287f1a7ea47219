/** Brings the comments of the screen under the eyes, and readers with them. */
export function toComments(): void {
  const heading = document.getElementById('comments')
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  heading?.focus({ preventScroll: true })
}
