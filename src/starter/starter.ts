import { keepEarlyFaults } from './keep-early-faults'
import { keepEarlyToken } from './keep-early-token'
import { startDocument, type StartFiles } from './start-document'

/**
 * The first script of every document, inlined in it. The files to load are an attribute of its element, so that the
 * script's text, and with it its hash in the Content Security Policy, is the same in all documents.
 */
keepEarlyToken(window)
keepEarlyFaults(window)
const files = document.currentScript?.dataset['files']
if (files !== undefined) startDocument(document, JSON.parse(files) as StartFiles)
