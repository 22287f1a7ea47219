import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/practice-codes'
import type { ScanDto } from '../../../../contract/practice-codes'
import { isBeyond } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { codeScans } from './practice-codes.schema'
import { codeLife, issueCode, scanCode } from './scan-code'
import type { ScanRow } from './scan-code'
import { selectService, volunteerCodes } from './volunteer-codes'

const scanOf = ({ nonce, title, text, path, at }: ScanRow, language: Language): ScanDto => ({
  id: nonce,
  title: title[language],
  text: text[language],
  path,
  at: at.toISOString(),
})

export function practiceCodesRoutes(app: FastifyInstance): void {
  const { platform } = app

  serve(app, contract.getVolunteerCode, async ({ database, caller }) => {
    const { id } = caller.require()
    const code = await issueCode(database, platform, id, { purpose: volunteerCodes.name, subject: id })
    return { code, valid_for: codeLife, ...(await selectService(database, id)) }
  })

  serve(app, contract.getPracticeCode, async ({ database, query, caller }) => ({
    code: await issueCode(database, platform, caller.require().id, query),
    valid_for: codeLife,
  }))

  serve(app, contract.scanCode, async ({ database, body, caller }) => ({
    scan: scanOf(await scanCode(database, platform, caller.require().id, body.code), caller.language),
  }))

  serve(app, contract.listScans, async ({ database, query, caller }) => {
    const own = eq(codeScans.scannerId, caller.require().id)
    const rows = await queriesOf(database).read(
      build
        .select()
        .from(codeScans)
        .where(and(own, isBeyond('<', [codeScans.at, codeScans.nonce], cursorValues(query.cursor, 'ts'))))
        .orderBy(desc(codeScans.at), desc(codeScans.nonce))
        .limit(query.page_size + 1),
    )
    return listPage(
      rows,
      query.page_size,
      ({ at, nonce }) => [at.toISOString(), nonce],
      (row) => scanOf(row, caller.language),
    )
  })
}
