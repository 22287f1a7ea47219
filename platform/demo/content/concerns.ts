/** Articles whose guide has changed since they were written. */
export const storiesBeforeChange = ['post-000125'] as const

/**
 * What contents of the demo are about that are not published from files, by their ids; those of articles stand in the
 * heads of `platform/demo/media/post-*.md`.
 */
export const demoConcerns: Readonly<Record<string, readonly string[]>> = {
  // The last bus: a question that its department still has to answer.
  'video-007': ['suggestion:suggestion-demo-02'],
  'live-council': ['suggestion:suggestion-demo-02', 'guide:guide-senior-bus-card'],
  'video-009': ['guide:guide-lift', 'suggestion:suggestion-demo-07'],
  'video-013': ['suggestion:suggestion-demo-05'],
  'video-023': ['activity:activity-044', 'venue:venue-46', 'wish:wish-demo-27'],
  'video-026': ['activity:activity-042', 'venue:venue-48'],
  'video-041': ['venue:venue-46', 'activity:activity-044'],
  'album-city-talk': ['suggestion:suggestion-demo-02', 'guide:guide-lift'],
}
