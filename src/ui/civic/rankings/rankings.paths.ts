import type { RankedKind } from '../../../domain/civic/rankings/ranking'

export const rankingPaths = {
  person: '/actrank',
  team: '/team-ranking',
  organisation: '/orgrank',
} as const satisfies Readonly<Record<RankedKind, string>>
