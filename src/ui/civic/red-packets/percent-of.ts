import { openingsInAll } from '../../../domain/civic/red-packets/draw-packet'

/** A share of ten thousand openings as text: '25%', '0.5%', '33.33%'. */
export const percentOf = (share: number): string => `${Math.round((share / openingsInAll) * 10_000) / 100}%`
