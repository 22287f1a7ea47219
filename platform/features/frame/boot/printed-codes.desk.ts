import type { Desk } from '../../../kernel/operator/desk'
import { addPrintedCode, removePrintedCode, selectPrintedCodes } from './printed-codes'

/** The codes that the site prints, and how many visitors each brought. */
export const printedCodesDesk: Desk = {
  name: 'printed-codes',
  summary: 'Printed codes, whose address is /qrs/boot?code=<id>, and how many visitors each brought',
  byName: true,
  selectWaiting: async (database, limit) =>
    (await selectPrintedCodes(database, limit)).map(({ code, place, total, ios, android, other }) => ({
      id: code,
      since: null,
      from: place,
      title: `${total} visitors`,
      text: '',
      facts: [
        { name: 'iOS', value: String(ios) },
        { name: 'Android', value: String(android) },
        { name: 'other', value: String(other) },
      ],
    })),
  acts: {
    add: {
      summary: 'adds a code (small letters, digits, hyphens), with the place where it hangs',
      takesText: true,
      carryOut: addPrintedCode,
    },
    remove: {
      summary: 'removes a code with its numbers',
      takesText: false,
      carryOut: async (transaction, id) => await removePrintedCode(transaction, id),
    },
  },
}
