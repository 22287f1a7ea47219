// A yardstick for every first view: the document as the platform renders it, with the same styles, pictures and
// content, and without its scripts.
import type { FastifyInstance } from 'fastify'
import { features } from '../src/composition/features'
import { examples } from '../tests/e2e/support/screens'

/** One address with content for each screen whose first view the platform renders for guests. */
export const firstViewAddresses: readonly string[] = features
  .flatMap(({ routes }) => routes)
  .filter(({ requiresAuth }) => requiresAuth !== true)
  .flatMap(({ path }) =>
    Object.entries(examples[path] ?? {})
      .filter(([, visitors]) => visitors.includes('guest'))
      .slice(0, 1)
      .map(([address]) => address),
  )

export async function stillPage(app: FastifyInstance, address: string): Promise<string> {
  const { body } = await app.inject({ url: address, headers: { accept: 'text/html', 'accept-language': 'en-GB' } })
  return body
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:rel="?modulepreload|as="?script)\b[^>]*>/g, '')
}
