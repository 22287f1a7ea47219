import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/partners'
import { exchangePartnerCode, issuePartnerCode } from './partner-codes'
import { serveSignIn } from './serve-sign-in'

export function partnerRoutes(app: FastifyInstance): void {
  serveSignIn(app, contract.issuePartnerCode, async ({ platform, caller, body }) => ({
    url: await issuePartnerCode(platform, caller, body.url),
  }))
  serveSignIn(app, contract.exchangePartnerCode, ({ platform, body }) => exchangePartnerCode(platform, body))
}
