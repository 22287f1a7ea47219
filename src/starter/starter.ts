import { startDocument, type StartFiles } from './start-document'

/**
 * The first script of every document, which stands in it. Its files are an attribute of its element, so that its text,
 * and with it the hash in the policy, is the same in all documents.
 */
const files = document.currentScript?.dataset['files']
if (files !== undefined) startDocument(document, JSON.parse(files) as StartFiles)
