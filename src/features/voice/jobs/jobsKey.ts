/** Where the workspace's storage keeps the recordings that are translated at the service. */
export const jobsKey = 'glossa.voiceJobs';
