import { cursorOf, type CursorValues } from '../../platform/kernel/lists/cursor'
import { sealCursor } from '../../platform/kernel/lists/sealed-cursors'
import type { TestPlatform } from './platform'

/** A cursor as this platform would seal it, for values that no list of it has. */
export const sealedCursor = ({ platform }: TestPlatform, values: CursorValues): string =>
  sealCursor(platform.vault, cursorOf(values))
