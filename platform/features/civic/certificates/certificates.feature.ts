import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/certificates'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import type { PlatformFeature } from '../../../kernel/platform'
import { personalCertificates } from './certificates.personal'
import { issuePartialCertificate } from './issue-partial-certificate'
import { issueCertificate, readOwnCertificate } from './own-certificate'
import { verifyCertificate } from './verify-certificate'

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
    return { certificate: await verifyCertificate(database, path.number, caller.language) }
  })
}
