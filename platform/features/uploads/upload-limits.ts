import type { Allowance } from '../../limits/allowance'
import type { UploadKind } from './sniff'

const megabyte = 1024 * 1024

/** Bytes that one file may have. */
export const mostBytes: Readonly<Record<UploadKind, number>> = {
  image: 15 * megabyte,
  audio: 50 * megabyte,
  video: 200 * megabyte,
}

/** Uploads that one member may begin. */
export const uploadsPerMember: Allowance = { most: 120, window: 3_600_000 }

/** Milliseconds within which an authorised upload must begin. */
export const authorisationLifetime = 10 * 60_000

/** Pixels: a longer side than this is made smaller. */
export const longestSide = 4096
