import type {
  CircleCandidateDto,
  CircleMemberDto,
  CircleRecordDto,
  ReportedPostDto,
} from '../../../../contract/circle-people'
import type { CircleCardDto, CircleDto, CirclePostCardDto, CirclePostDto } from '../../../../contract/circles'
import type {
  Circle,
  CircleCandidate,
  CircleCard,
  CircleMember,
  CircleRecord,
  ReportedPost,
} from '../../../domain/civic/circles/circle'
import type { CirclePicture, CirclePost, CirclePostCard } from '../../../domain/civic/circles/circle-post'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { personOf } from '../../frame/cases/case-of-wire'
import { linkPreviewOf } from '../../participation/link-previews/link-of-wire'
import { pollOf } from '../../participation/polls/poll-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function circleCardOf(card: Camelised<CircleCardDto>): CircleCard {
  const { id, name, summary, picture, members, posts, joinMode, closed, ended, standing } = card
  return { id, name, summary, picture, members, posts, joinMode, isClosed: closed, hasEnded: ended, standing }
}

export function circleOf(circle: Camelised<CircleDto>): Circle {
  return {
    ...circleCardOf(circle),
    intro: circle.intro,
    rules: circle.rules,
    notice: circle.notice,
    place: circle.place,
    question: circle.question,
    createdAt: instantOf(circle.createdAt) ?? 0,
    owner: circle.owner === null ? null : personOf(circle.owner),
    moderators: circle.moderators.map(personOf),
    acts: circle.acts,
    isSilent: circle.silent,
    tellsPosts: circle.tellsPosts,
    mutedUntil: instantOf(circle.mutedUntil),
    reason: circle.reason,
    waitingCount: circle.waiting,
    reportedCount: circle.reported,
  }
}

export function circleMemberOf({
  since,
  rank,
  state,
  mutedUntil,
  request,
  acts,
  ...person
}: Camelised<CircleMemberDto>): CircleMember {
  return {
    ...personOf(person),
    since: instantOf(since) ?? 0,
    rank,
    state,
    mutedUntil: instantOf(mutedUntil),
    request,
    acts,
  }
}

export function reportedPostOf({ id, beginning, author, since, reasons }: Camelised<ReportedPostDto>): ReportedPost {
  return { id, beginning, author: personOf(author), since: instantOf(since) ?? 0, reasons }
}

export function circleCandidateOf({
  standing,
  invitableFrom,
  ...person
}: Camelised<CircleCandidateDto>): CircleCandidate {
  return { ...personOf(person), standing, invitableFrom: instantOf(invitableFrom) }
}

export function circleRecordOf({ id, act, at, actor, subject, post, text }: Camelised<CircleRecordDto>): CircleRecord {
  return {
    id,
    act,
    at: instantOf(at) ?? 0,
    actor: actor === null ? null : personOf(actor),
    subject: subject === null ? null : personOf(subject),
    post,
    text,
  }
}

const pictureOf = ({
  url,
  width,
  height,
}: {
  readonly url: string
  readonly width: number
  readonly height: number
}): CirclePicture => ({ address: url, size: width > 0 && height > 0 ? { width, height } : null })

export function circlePostCardOf(card: Camelised<CirclePostCardDto>): CirclePostCard {
  const { id, circle, summary, state, place, likes, comments, mine, picturesCount: pictureCount, hasVideo } = card
  return {
    ...{ id, circle, summary, state, place, likes, comments, mine, pictureCount, hasVideo },
    at: instantOf(card.at) ?? 0,
    pictures: card.pictures.map(pictureOf),
    author: personOf(card.author),
    isPinned: card.pinned,
    isBest: card.best,
    isClosed: card.closed,
  }
}

export function circlePostOf(post: Camelised<CirclePostDto>): CirclePost {
  const {
    text,
    position,
    named,
    video,
    commentsOpen,
    forMembers: isClosedCircle,
    editable: isEditable,
    acts,
    reason,
  } = post
  return {
    ...circlePostCardOf(post),
    ...{ text, position, named, video, commentsOpen, isClosedCircle, isEditable, acts, reason },
    link: post.link === null ? null : linkPreviewOf(post.link),
    poll: post.poll === null ? null : pollOf(post.poll),
    editedAt: instantOf(post.editedAt),
  }
}
