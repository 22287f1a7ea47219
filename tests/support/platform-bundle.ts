import { buildPlatform } from '../../scripts/build-platform.mjs'

/** Bundles the platform once before a run, since tests start processes of it. */
export const setup = buildPlatform
