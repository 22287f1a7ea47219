import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/certificates'
import { hoursOf } from '../../../../src/domain/civic/rankings/ranking'
import { parseNumber } from '../../../../src/domain/civic/certificates/certificate'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import type { PlatformFeature } from '../../../kernel/platform'
import { personalCertificates } from './certificates.personal'
import { certificates } from './certificates.schema'
import { issuePartialCertificate } from './issue-partial-certificate'
import { partialCertificateDto, selectPartialCertificate } from './partial-certificates'
import { certificateDto, issueCertificate, readOwnCertificate } from './own-certificate'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

export const certificatesFeature: PlatformFeature = {
  name: 'certificates',
  personalData: personalCertificates,
  routes: certificatesRoutes,
}

const ownerOf = (caller: Caller) => ({ userId: caller.require().id, language: caller.language })

function certificatesRoutes(app: FastifyInstance): void {
  const { now, vault } = app.platform

  serve(app, contract.getOwnCertificate, ({ database, caller }) =>
    readOwnCertificate(database, vault, ownerOf(caller), now()),
  )

  serve(app, contract.issueCertificate, async ({ database, caller }) => {
    const { id } = caller.require()
    await issueCertificate(database, vault, id, now())
    return await readOwnCertificate(database, vault, ownerOf(caller), now())
  })

  serve(app, contract.issuePartialCertificate, async ({ database, caller, body }) => {
    const owner = ownerOf(caller)
    const number = await issuePartialCertificate({ database, vault }, owner.userId, body, now())
    return { number, own: await readOwnCertificate(database, vault, owner, now()) }
  })

  serve(app, contract.verifyCertificate, async ({ database, path, caller, platform }) => {
    await countExposure(database, 'certificate', { caller, platform, at: now() })
    const number = parseNumber(path.number)
    if (number === null) return { certificate: null }
    const row = await queriesOf(database).readOne(build.select().from(certificates).where(eq(certificates.id, number)))
    // An earlier version certified a visit of a minute, which states no hours.
    if (row !== null) return { certificate: hoursOf(row.minutes) === 0 ? null : certificateDto(row) }
    const partial = await selectPartialCertificate(database, number)
    return { certificate: partial === null ? null : partialCertificateDto(partial, caller.language) }
  })
}
