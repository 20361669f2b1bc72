import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import type { TimeSeriesPoint } from '@spotter/contract';
import { dayLabel } from './messages.ts';

const maxDots = 31;

/** A line over the days. It is loaded when it is needed, because the chart library is large. */
export default function DayChart(props: { points: TimeSeriesPoint[]; unit: string; height: number; color: string }) {
  const { points, unit } = props;
  return (
    <LineChart
      h={props.height}
      data={points.map(({ time, value }) => ({ day: dayLabel(time), [unit]: value }))}
      dataKey="day"
      series={[{ name: unit, color: props.color }]}
      curveType="linear"
      strokeWidth={2}
      withDots={points.length <= maxDots}
      dotProps={{ r: 2.5, strokeWidth: 0 }}
      activeDotProps={{ r: 5, strokeWidth: 0 }}
      gridAxis="x"
      tickLine="none"
      yAxisProps={{ allowDecimals: false, width: 36, domain: [0, (max: number) => Math.max(max, 4)] }}
      xAxisProps={{ minTickGap: 28 }}
      lineProps={{ isAnimationActive: false }}
      // Keyboards and screen readers read the table beside it.
      lineChartProps={{ accessibilityLayer: false }}
    />
  );
}
