/**
 * Preloaded into every server that is measured (`node --import`): tells over IPC how much CPU the process has used and how
 * much memory it holds, and ends it when the benchmark is gone.
 */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage())
  if (message === 'memory') process.send?.(process.memoryUsage.rss())
})
process.on('disconnect', () => process.exit(1))
