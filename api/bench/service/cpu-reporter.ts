/**
 * Preloaded into every server that is measured (`node --import`): tells over IPC how much CPU the process has used and what memory it holds,
 * and ends it when the benchmark is gone.
 */
process.on('message', (message) => {
  if (message === 'use') process.send?.({ cpu: process.cpuUsage(), resident: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit(1))
