/** Every short message that the client says by itself; the UI has its words in both languages. */
export type NoticeCode =
  | FailureNotice
  | 'login-first' | 'session-expired' | 'logged-in' | 'logged-out' | 'phone-bound' | 'phone-changed' | 'password-saved' | 'password-reset'
  | 'profile-saved' | 'avatar-saved' | 'history-cleared' | 'favourites-removed' | 'cache-cleared' | 'cache-failed' | 'storage-full'
  | 'liked' | 'collected' | 'uncollected' | 'followed' | 'unfollowed' | 'comment-posted' | 'comment-deleted'
  | 'copied' | 'copy-failed' | 'share-failed' | 'link-refused'
  | 'audio-failed' | 'tap-to-play' | 'sleep-over'

/** What the catalogue of errors says (B81–B87), and what it leaves to us. */
export type FailureNotice =
  | 'timeout' | 'network' | 'malformed' | 'forbidden' | 'not-found' | 'wrong-method' | 'server-error' | 'bad-gateway' | 'unavailable'
  | 'too-many' | 'refused' | 'fault'

/** The act that a notice may offer. */
export type NoticeAct = 'undo' | 'retry'
