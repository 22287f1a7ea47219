/** Scrolls to a section, and moves the focus there, so that the keyboard continues from it. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView?.({ block: 'start' })
}
