export async function measureReply(): Promise<void> {}
