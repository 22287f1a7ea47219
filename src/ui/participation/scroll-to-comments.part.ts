/** Scrolls to the comments and moves the focus there, for screen readers. */
export function scrollToComments(): void {
  const heading = document.getElementById('comments')
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  heading?.focus({ preventScroll: true })
}
