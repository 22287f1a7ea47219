/**
 * Says that a form waits for the client, in the live region that stands before all else in a drawn document
 * (`fill-document.ts`). The element within has the texts as attributes.
 */
export class WaitingNotice {
  private isBroken = false

  constructor(private readonly document: Document) {}

  /** Says that the form is sent as soon as the page is ready, or, when that will not be, that it is not sent. */
  show(): void {
    const { line } = this
    if (line === null) return
    line.textContent = line.dataset[this.isBroken ? 'failed' : 'waits'] ?? ''
    line.hidden = false
  }

  hide(): void {
    if (this.line !== null) this.line.hidden = true
  }

  /** Called when a script could not be loaded, however often it was requested. */
  onMissingScript(): void {
    this.isBroken = true
    if (this.line?.hidden === false) this.show()
  }

  private get line(): HTMLElement | null {
    return this.document.querySelector<HTMLElement>('#waiting > p')
  }
}
