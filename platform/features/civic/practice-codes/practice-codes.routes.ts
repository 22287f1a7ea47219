import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/practice-codes'
import type { ScanDto } from '../../../../contract/practice-codes'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { codeLife, issueCode, scanCode, selectScans } from './scan-code'
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
    const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ts') }
    const rows = await selectScans(database, caller.require().id, page)
    return listPage(
      rows,
      query.page_size,
      ({ at, nonce }) => [at.toISOString(), nonce],
      (row) => scanOf(row, caller.language),
    )
  })
}
