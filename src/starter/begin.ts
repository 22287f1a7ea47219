import { keepEarlyFaults } from './keep-early-faults'
import { keepEarlyToken } from './keep-early-token'
import { startDocument, type StartFiles } from './start-document'

/**
 * What the first script of every document does. The files to load are an attribute of its element, so that the script's
 * text, and with it its hash in the Content Security Policy, is the same in all documents.
 * @param keepInput Keeps what is entered into a drawn page; returns what is called when a script could not be loaded.
 */
export function begin(keepInput?: (window: Window) => () => void): void {
  keepEarlyToken(window)
  keepEarlyFaults(window)
  const files = document.currentScript?.dataset['files']
  if (files !== undefined) startDocument(document, JSON.parse(files) as StartFiles, keepInput?.(window))
}
