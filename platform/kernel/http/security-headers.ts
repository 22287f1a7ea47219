import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import type { Configuration } from '../configuration'
import type { InlineTexts } from '../../../contract/first-view'

const permissions = [
  'accelerometer=()',
  'autoplay=(self)',
  'camera=(self)',
  'display-capture=()',
  'fullscreen=(self)',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=(self)',
  'screen-wake-lock=(self)',
  'usb=()',
].join(', ')

/** Sets the headers of every answer; a page gets its Content-Security-Policy when it is sent. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  const { publicOrigin, corsOrigins, hstsSubdomains } = app.platform.configuration
  const headers: Record<string, string> = {
    // Pages, data and files have policies of their own; this one applies to all other answers.
    'content-security-policy': unframed,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'x-permitted-cross-domain-policies': 'none',
    'cross-origin-opener-policy': 'same-origin',
    // Origins that may call us may embed our pictures, too.
    'cross-origin-resource-policy': corsOrigins.length === 0 ? 'same-site' : 'cross-origin',
    ...(publicOrigin?.startsWith('https:')
      ? { 'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` }
      : {}),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

const unframed = "frame-ancestors 'none'"

/** The policy of a file from outside: it runs nothing, even when it is opened on its own. */
export const filePolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; ${unframed}; sandbox`

/** The policy of a data answer: it may load and run nothing, and nothing may frame it. */
export const dataPolicy = `default-src 'none'; ${unframed}`

/**
 * The Content-Security-Policy of our pages. The only scripts that run are our own inline scripts, named by hash, and
 * the scripts that they load. Only our Trusted Types policies may turn text into markup. Only the ancestors that the
 * operator configures may frame us.
 */
export function pagePolicy(configuration: Configuration): (inline: InlineTexts) => string {
  const { frameAncestors, connectSources, mediaSources } = configuration
  const list = (...sources: readonly string[]): string => sources.join(' ')
  const fixedDirectives = [
    `default-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    // No form of ours submits itself: the client sends what it holds.
    `form-action 'none'`,
    `frame-ancestors ${frameAncestors.length === 0 ? "'self'" : list(...frameAncestors)}`,
    // External pages are shown within the client (S021), in a sandbox. By a frame of its own scheme the page asks an
    // older WebViewJavascriptBridge for its bridge.
    `frame-src 'self' https: wvjbscheme:`,
    `img-src ${list("'self'", 'data:', 'blob:', ...mediaSources)}`,
    `media-src ${list("'self'", 'data:', 'blob:', ...mediaSources)}`,
    `font-src 'self' data:`,
    `connect-src ${list("'self'", ...connectSources, ...mediaSources)}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `require-trusted-types-for 'script'`,
    `trusted-types townsquare townsquare#start townsquare#bundler dompurify`,
  ].join('; ')
  return ({ scripts, styles }) =>
    `${fixedDirectives}; style-src ${list("'self'", ...styles.map(hashSource))}; script-src ${list(...scripts.map(hashSource), "'strict-dynamic'")}`
}

/** The hash source by which a policy names an inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
