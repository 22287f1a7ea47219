import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashSource } from '../../kernel/http/security-headers'

/**
 * The first script of every document in a frame of the demo. It lets the page around it, when this is `/demo`, put an
 * app's native side into the document before the client starts.
 */
export const enteringScript = `try{if(parent!==window)parent.demoPhones.enter(window)}catch{}`

const head = '<head>'

/**
 * Adds the script to documents that are opened in frames, and allows both names of this machine to frame them, so that
 * one is a foreign origin to the other. Only a demo registers this.
 */
export function registerFramedDocuments(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // The script is added to a document that is not compressed.
    if (isFramed(request)) delete request.headers['accept-encoding']
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html') && typeof policy === 'string'
    if (!isFramed(request) || !isPage || !(typeof payload === 'string' || Buffer.isBuffer(payload)))
      return done(null, payload)
    reply.header('content-security-policy', framedPolicy(policy, namesOfMachine(request.host)))
    done(null, payload.toString().replace(head, `${head}<script>${enteringScript}</script>`))
  })
}

/** A browser that does not say where it opens a document, because the connection is not encrypted, says what led to it. */
function isFramed({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': destination, referer } = headers
  return destination === undefined ? referer !== undefined : destination === 'iframe'
}

function framedPolicy(policy: string, ancestors: readonly string[]): string {
  return policy
    .replace(/frame-ancestors (?!'none'|\*)[^;]*/, (allowed) => [allowed, ...ancestors].join(' '))
    .replace(/script-src (?!'none')/, (directive) => `${directive}${hashSource(enteringScript)} `)
}

/** The origins of this machine by its two names, of which a page has one; none where it is reached by another name. */
export function namesOfMachine(host: string): readonly string[] {
  const port = /^(?:127\.0\.0\.1|localhost)(:\d+)?$/.exec(host)
  return port === null ? [] : ['127.0.0.1', 'localhost'].map((name) => `http://${name}${port[1] ?? ''}`)
}

/** The origin of this machine by the name that the page does not have; null where it has no second name. */
export function foreignOriginOf(host: string): string | null {
  return namesOfMachine(host).find((origin) => origin !== `http://${host}`) ?? null
}
