/** Sends text messages to phones. */
export interface TextMessages {
  /** The destination of messages; `nowhere` when no way to send them is configured. */
  readonly goTo: 'gateway' | 'demo' | 'nowhere'
  /** @param phone 11 digits @throws when the message was not accepted */
  send(phone: string, text: string): Promise<void>
}
