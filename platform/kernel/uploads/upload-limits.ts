import type { PictureBounds } from '../../../src/domain/frame/shared/picture-bounds'
import type { Allowance } from '../limits/allowance'
import type { SniffedKind } from '../media/sniff'

const megabyte = 1024 * 1024

/** Maximum size of one file, in bytes. */
export const mostBytes: Readonly<Record<SniffedKind, number>> = {
  image: 15 * megabyte,
  audio: 50 * megabyte,
  video: 200 * megabyte,
}

/** The most uploads that one member may start; the window is in milliseconds. */
export const uploadsPerMember: Allowance = { most: 120, window: 3_600_000 }

/** Milliseconds within which an authorised upload must start. */
export const authorisationLifetime = 10 * 60_000

/** The bounds of a stored picture; larger ones are scaled down. */
export const storedBounds: PictureBounds = { longest: 4096, shortest: 2048, pixels: 4096 * 4096 }

/** The most bytes that one member may upload in a day (UTC), and that all of their uploads may take. */
export const mostBytesOfMember = { aDay: 1024 * megabyte, inAll: 5 * 1024 * megabyte }

/**
 * Milliseconds for which an upload that nothing refers to is stored, such as for a form that is still being written.
 */
export const unusedLifetime = 24 * 3_600_000

/**
 * Milliseconds after which an upload that has not arrived is removed: enough for the longest one (B100) and its time in
 * the queue.
 */
export const arrivalTime = 2 * 3_600_000
