import { keepEarlyFaults } from './keep-early-faults'
import { keepEarlyInput } from './keep-early-input'
import { keepEarlyToken } from './keep-early-token'
import { startDocument, type StartFiles } from './start-document'
import { WaitingNotice } from './waiting-notice'

/**
 * The first script of every document, inlined in it. The files to load are an attribute of its element, so that the
 * script's text, and with it its hash in the Content Security Policy, is the same in all documents.
 */
keepEarlyToken(window)
keepEarlyFaults(window)
const files = document.currentScript?.dataset['files']
if (files !== undefined) {
  const notice = new WaitingNotice(document)
  const startFiles = JSON.parse(files) as StartFiles
  // Where no view was drawn there is nothing to enter before the client renders it.
  if (startFiles.sheets.length > 0) keepEarlyInput(window, notice)
  startDocument(document, startFiles, () => notice.onMissingScript())
}
