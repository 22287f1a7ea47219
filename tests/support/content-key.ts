import { expect } from 'vitest'

/** The idempotency key of what a form sends: that of its draft, `id` in these tests, with the checksum of the content. */
export const keyOfContent: unknown = expect.stringMatching(/^id\.[0-9a-z]+$/)
