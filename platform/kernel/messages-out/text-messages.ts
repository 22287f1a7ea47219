/** Sends text messages to phones. */
export interface TextMessages {
  /** Where messages go; `nowhere` when no way to send them is configured. */
  readonly goTo: 'gateway' | 'demo' | 'nowhere'
  /** @param phone 11 digits @throws when the message was not accepted */
  send(phone: string, text: string): Promise<void>
}
