import { noticeCodes } from '../../frame/shared/notice-codes'

export const lessonNotices = noticeCodes('class-joined', 'class-left', 'lesson-attended')
