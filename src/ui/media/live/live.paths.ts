export const liveEventsPath = '/live'
export const comingLivePath = '/live?when=coming'
