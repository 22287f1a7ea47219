/**
 * The result of what the browser does for us, such as a read of its storage; rejects when it takes too long. Browsers
 * leave some such requests without an answer for ever, for example while another tab holds the database.
 */
export function withinTime<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser does not answer')), milliseconds)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
