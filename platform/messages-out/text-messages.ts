/** Sends text messages to phones. */
export interface TextMessages {
  /** @param phone 11 digits @throws when the message was not taken */
  send(phone: string, text: string): Promise<void>
}
