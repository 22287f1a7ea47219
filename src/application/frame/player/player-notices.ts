import { noticeCodes } from '../shared/notice-codes'

export const playerNotices = noticeCodes('audio-failed', 'tap-to-play', 'sleep-over')
