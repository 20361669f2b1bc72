// In a layer, as the kit's other sheets, so the app's own sheets win.
import '@mantine/spotlight/styles.layer.css';
