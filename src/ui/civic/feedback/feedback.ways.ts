import { waysOf } from '../../frame/shell/way'
import { feedbackPath, myFeedbackPath } from './feedback.paths'
import { feedbackWaysWords } from './feedback-ways.words'

export const ways = waysOf(feedbackWaysWords, [
  ['feedback', feedbackPath],
  ['myFeedback', myFeedbackPath],
])
